// Code in the fragment of an address: #code=TEXT, which is sent nowhere.

/** Characters of code at most: browsers take longer addresses, people do not. */
const LONGEST = 20_000;
const FIELD = /^#code=/;

/** Whether an address holds code. @param {string} fragment */
export const holdsCode = (fragment) => FIELD.test(fragment);

/** The code of an address; null where it cannot be read. @param {string} fragment */
export function codeOfFragment(fragment) {
  try {
    const code = decodeURIComponent(fragment.replace(FIELD, ""));
    return code.trim() && code.length <= LONGEST ? code : null;
  } catch {
    return null;
  }
}

/** The fragment with code; null where that is too long. @param {string} code */
export const fragmentOfCode = (code) =>
  code.length <= LONGEST ? `#code=${encodeURIComponent(code)}` : null;
