import { styled } from '../../ui/theme/styled';

/**
 * The container of the toasts, above the comparison tray, which sets --tray-height on the page. On a
 * comparison they are in the app bar, one at a time (`useToastsInAppBar`).
 */
export const ToastContainer = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 24,
  bottom: 'calc(24px + var(--tray-height, 0px))',
  width: 400,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    right: 16,
    bottom: 'calc(16px + var(--tray-height, 0px))',
    left: 16,
    width: 'auto',
  },
  'html[data-toasts="app-bar"] &': {
    top: 5,
    bottom: 'auto',
    [theme.breakpoints.up('sm')]: {
      width: 'max-content',
      minWidth: 400,
      maxWidth: 'min(560px, calc(100% - 48px))',
    },
    '& [data-kind], & > p': { paddingBlock: 10, boxShadow: 'var(--sh2)' },
    '& [data-kind] strong, & > p': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-kind] :is(strong, [role]) + span': { display: 'none' },
    // On a phone, makes room for the text beside a button on one line.
    [theme.breakpoints.down('sm')]: {
      '& [data-kind]': { gap: 8 },
      '& [data-kind] > svg': { display: 'none' },
    },
    '& .notistack-SnackbarContainer > div:not(:last-of-type), & > p:not(:last-of-type)': { display: 'none' },
  },
}));
