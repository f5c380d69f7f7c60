import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSelector } from 'react-redux';

import { isMissingError } from '../../../catalogue/baseQuery';
import { useToolBySlugQuery } from '../../../catalogue/catalogueApi';
import { useToolEntityBySlug } from '../../../catalogue/hooks';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { isAhead, type ToolStatus } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { asSentence } from '../../../lib/asSentence';
import { formatDate } from '../../../lib/dates';
import { titleCaseSlug } from '../../../lib/text';
import { TextLink } from '../../../ui/TextLink';

/** A new name or owner is neutral information, so its note has no status colour. */
const neutral = {
  border: 1,
  borderColor: 'line.main',
  bgcolor: 'background.subtle',
  color: 'text.primary',
  '& .MuiAlert-icon': { color: 'text.secondary' },
} as const;

const titles: Readonly<Record<ToolStatus['kind'], string>> = {
  discontinued: 'Discontinued',
  renamed: 'Renamed',
  acquired: 'Bought by another company',
};

/** A note that a tool is discontinued, renamed or acquired, and its successor (trust-11). */
export function StatusNote({ tool: { status } }: { tool: Tool }) {
  const time = useSelector(selectStartedAt);
  const slug = status?.successor ?? '';
  const successor = useToolEntityBySlug(slug);
  const { error } = useToolBySlugQuery(slug, { skip: slug === '' || successor !== undefined });
  if (!status) return null;
  const name = successor?.name ?? titleCaseSlug(slug);
  const day = formatDate(status.at);
  const isEnded = status.kind === 'discontinued';
  const isToClose = isEnded && isAhead(status.at, time);
  return (
    <Alert
      role="note"
      severity={isEnded ? 'error' : 'info'}
      icon={isEnded ? <EventBusyOutlined /> : <EditNoteOutlined />}
      sx={[{ mb: 5 }, !isEnded && neutral]}
    >
      <AlertTitle>
        {isToClose ? 'Closes' : titles[status.kind]}
        {day === '' ? '' : ` on ${day}`}
      </AlertTitle>
      {slug === '' || status.note === '' ? status.note : asSentence(status.note)}
      {slug !== '' && (
        <>
          {' '}
          Its successor is{' '}
          {!successor && isMissingError(error) ? (
            name
          ) : (
            <TextLink to={paths.tool(slug)} underline="always" color="inherit">
              {name}
            </TextLink>
          )}
          .
        </>
      )}
    </Alert>
  );
}
