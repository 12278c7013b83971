/** @type {Record<string, string>} */
export const ELSEWHERE = {};
