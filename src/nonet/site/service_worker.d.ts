/** The files of a version of the site with their SHA-256, as `nonet.site` writes it above the script. */
declare const SITE: { version: string; files: Record<string, string> };
