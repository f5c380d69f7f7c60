import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

import { raisedSurface } from '../../ui/theme/raisedSurface';

/** Says that the page shows a recorded state, with a button to continue from there. */
export function TimeTravelBar({ onContinue }: { onContinue: () => void }) {
  return (
    <Snackbar
      open
      role="region"
      aria-label="Recorded state"
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      // Below the header, and on wide screens below the session recorder.
      sx={{ '&&': { top: { xs: 76, md: 136 } } }}
    >
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={onContinue}>
            Continue from here
          </Button>
        }
        sx={(theme) => ({
          ...raisedSurface(theme),
          alignItems: 'center',
          border: 1,
          borderColor: 'divider',
          boxShadow: 4,
          '& .MuiAlert-action': { alignSelf: 'center', p: 0 },
        })}
      >
        Viewing a recorded state. Nothing is saved or loaded.
      </Alert>
    </Snackbar>
  );
}
