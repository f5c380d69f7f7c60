import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { paths } from '../../domain/paths';
import { settings } from '../../domain/settings';
import { joinWords } from '../../lib/joinWords';
import { countOf, formatCount } from '../../lib/text';
import { copyText } from '../../platform/clipboard';
import { downloadText } from '../../platform/download';
import { ExternalLink } from '../../ui/ExternalLink';
import { TextLink } from '../../ui/TextLink';
import { useCloseWatcher } from '../../ui/useCloseWatcher';
import { useIsPhone } from '../../ui/useIsPhone';

import { ReportContents } from './parts/ReportContents';
import type { Report } from './reportOf';
import { sessionFileName } from './sessionOf';

export { reportOfVisit } from './reportOf';

interface Props {
  /** The report at the moment the dialog was opened. */
  report: Report;
  onClose: () => void;
}

const messages = {
  none: '',
  saved: 'The browser was asked to save the file.',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Save the file, or select the text below and copy it.',
};

const clock = (time: string) => new Date(time).toLocaleTimeString('en-US');

/** Shows this visit's session file, without personal texts, and saves or copies it (shell-18). */
export function ReportDialog({ report, onClose }: Props) {
  useCloseWatcher(true, onClose);
  const titleId = useId();
  const isPhone = useIsPhone();
  const [message, setMessage] = useState<keyof typeof messages>('none');
  const { text, events, from, to, replaced, isCut } = report;
  const count = events.length;
  const isEmpty = count === 0;
  const size = `${formatCount(Math.ceil(new Blob([text]).size / 1000))} kB`;

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { backgroundImage: 'none', borderRadius: isPhone ? 0 : '16px' } } }}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        Report a problem
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        <Typography>
          Save a record of what happened on this page, and mail the file to{' '}
          <ExternalLink href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</ExternalLink>: we
          can then see what you saw. A{' '}
          <TextLink to={paths.contactAbout('A problem on the site')} onClick={onClose}>
            message to us
          </TextLink>{' '}
          without it helps too. Nothing is sent by itself.
        </Typography>
        {isEmpty ? (
          <Typography>Nothing has happened on this page yet, so there is nothing to save.</Typography>
        ) : (
          <>
            <Typography>
              The file contains {isCut ? 'the last ' : ''}
              {countOf(count, 'event', 'events')} of this visit, from {clock(from)} to {clock(to)}, and what
              the page knew before: {size}.{' '}
              {replaced.length > 0
                ? `In it, stand-ins such as “text 1” take the place of ${joinWords(replaced)}.`
                : 'It has no text of yours.'}{' '}
              What you have typed but not sent is not included.
            </Typography>
            <ReportContents report={report} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, px: 6, pb: 5, '&& > *': { m: 0 } }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: { xs: '1 0 100%', md: 1 }, color: 'text.secondary' }}
        >
          {messages[message]}
        </Typography>
        <Button onClick={onClose}>Close</Button>
        <Button
          disabled={isEmpty}
          onClick={() =>
            void copyText(text).then((isCopied) => setMessage(isCopied ? 'copied' : 'notCopied'))
          }
        >
          Copy
        </Button>
        <Button
          variant="contained"
          color="primary"
          disabled={isEmpty}
          onClick={() => {
            downloadText(sessionFileName(from), 'application/json', text);
            setMessage('saved');
          }}
        >
          Save file
        </Button>
      </DialogActions>
    </Dialog>
  );
}
