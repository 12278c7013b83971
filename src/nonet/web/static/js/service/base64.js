// Files as JSON has them: in Base64.

/** @param {Blob} file @returns {Promise<string>} */
export const base64Of = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** @param {string} data */
export const fileOf = (data) =>
  new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]);
