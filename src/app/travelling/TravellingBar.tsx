import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

/** Says that the page shows a recorded state, and ends that. */
export function TravellingBar({ onContinue }: { onContinue: () => void }) {
  return (
    <Snackbar
      open
      role="region"
      aria-label="Recorded state"
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      // Below the header.
      sx={{ '&&': { top: 76 } }}
    >
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={onContinue}>
            Continue from here
          </Button>
        }
        sx={{ alignItems: 'center', boxShadow: 4, '& .MuiAlert-action': { alignSelf: 'center', p: 0 } }}
      >
        Viewing a recorded state. Nothing is saved or loaded.
      </Alert>
    </Snackbar>
  );
}
