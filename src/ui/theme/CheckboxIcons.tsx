import { createSvgIcon } from '@mui/material/utils';

export const BoxEmptyIcon = createSvgIcon(
  <rect
    x="1.8"
    y="1.8"
    width="20.4"
    height="20.4"
    rx="5.4"
    fill="var(--mui-palette-background-paper)"
    stroke="currentColor"
    strokeWidth="1.2"
  />,
  'BoxEmpty',
);

export const BoxTickedIcon = createSvgIcon(
  <>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="6" />
    <path
      d="m7.4 12.3 3.1 3.1 6.1-6.6"
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>,
  'BoxTicked',
);
