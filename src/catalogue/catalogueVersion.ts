/** URL of the folder with the data files of the embedded catalogue, named by their content hash; '' with an API host. */
declare const __CATALOGUE_FOLDER__: string;

/** The content hash of the embedded catalogue; '' in a build with an API host. */
export const catalogueVersion = (): string => __CATALOGUE_FOLDER__.split('/').at(-2) ?? '';
