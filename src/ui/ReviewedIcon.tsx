import { createSvgIcon } from '@mui/material/utils';

/**
 * VerifiedOutlined of @mui/icons-material as a single element with a stroked outline, because it is on nearly
 * every card of a page.
 */
export const ReviewedIcon = createSvgIcon(
  <path
    d="M21.7 12l-2.2-2.5.3-3.2-3.2-.7L15 2.8 12 4 9 2.8 7.4 5.6l-3.2.7.3 3.2L2.3 12l2.2 2.4-.3 3.3 3.2.7L9 21.2l3-1.3 3 1.3 1.6-2.8 3.2-.7-.3-3.2zM7 12.1l3.1 3.1 6.6-6.6"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  />,
  'Reviewed',
);
