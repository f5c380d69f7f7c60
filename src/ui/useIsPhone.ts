import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's, below 768 px. For what shows only once it is opened: it has no server value. */
export const useIsPhone = (): boolean =>
  useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
