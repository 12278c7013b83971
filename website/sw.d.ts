/** A name for the content of the site, which the build writes above the script. */
declare const CONTENT: string;
