import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { formatCount } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';
import type { Report } from '../reportOf';

/** A longer list would be slow to lay out, and nobody would read it. The file's text has all events. */
const maxListed = 200;

const Scrolled = styled('div')(({ theme }) => ({
  maxHeight: 176,
  padding: '8px 12px',
  overflow: 'auto',
  '& > ol': { margin: 0, padding: 0, listStyle: '""' },
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 8,
  fontSize: '0.875rem',
  lineHeight: '1.5rem',
  '& time': {
    display: 'inline-block',
    width: 96,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const FileText = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 160,
  padding: '8px 12px',
  resize: 'vertical',
  border: `1px solid ${theme.vars.palette.line.field}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  font: '0.8125rem/1.25rem ui-monospace, monospace',
}));

/** The events of a report, and the text that would be saved. */
export function ReportContents({ report: { events, text } }: { report: Report }) {
  const id = useId();
  const listed = events.slice(-maxListed);
  return (
    <>
      <div>
        <Typography variant="h4" component="h3" id={`${id}-events`} sx={{ mb: 2 }}>
          Events
        </Typography>
        {/* Focusable so that the keyboard can scroll it. */}
        <Scrolled role="region" tabIndex={0} aria-labelledby={`${id}-events`}>
          <ol>
            {listed.length < events.length ? (
              <li>{formatCount(events.length - listed.length)} earlier ones, in the text below</li>
            ) : null}
            {listed.map(({ name, time }, index) => (
              <li key={index}>
                <time dateTime={time}>{new Date(time).toLocaleTimeString('en-US')}</time> {name}
              </li>
            ))}
          </ol>
        </Scrolled>
      </div>
      <div>
        <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
          <label htmlFor={`${id}-text`}>Text of the file</label>
        </Typography>
        <FileText id={`${id}-text`} readOnly value={text} spellCheck={false} />
      </div>
    </>
  );
}
