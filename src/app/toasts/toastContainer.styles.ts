import { styled } from '@mui/material/styles';

/** The container of the toasts, above the comparison tray, which sets --tray-height on the page. */
export const ToastContainer = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 24,
  bottom: 'calc(24px + var(--tray-height, 0px))',
  width: 400,
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: {
    right: 16,
    bottom: 'calc(16px + var(--tray-height, 0px))',
    left: 16,
    width: 'auto',
  },
}));
