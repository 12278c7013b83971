// Of Pyodide, which the site has beside these files: what is used.
export function loadPyodide(options?: object): Promise<any>;
