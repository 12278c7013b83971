// Of Pyodide, which the site has beside these files: what is used.
export default function createPyodideModule(settings: object): Promise<any>;
