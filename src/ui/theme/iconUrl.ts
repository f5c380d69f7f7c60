/** A shape of @mui/icons-material as an image in CSS, for a mask: where an icon element would be one too many. */
export const iconUrl = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
