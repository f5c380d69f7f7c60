import Close from '@mui/icons-material/Close';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { selectComparedTools } from '../../../features/compare/compareSlice';

const joints = (count: number, index: number) => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ');

/** Says that the visitor's selection of other tools is kept, and leads to it (versus-10). */
export function SelectionLine({ shown }: { shown: readonly Tool[] }) {
  const selected = useSelector(selectComparedTools);
  const navigate = useNavigate();
  const [isHidden, setIsHidden] = useState(false);
  const hasOthers = selected.some(({ id }) => !shown.some((tool) => tool.id === id));
  if (!hasOthers || isHidden) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        mt: { xs: 12, md: 16 },
        mb: { xs: -6, md: -8 },
        px: 4.5,
        py: 2.5,
        bgcolor: 'background.subtle',
        displayPrint: 'none',
      }}
    >
      <LinkIcon aria-hidden="true" sx={{ fontSize: 20, color: 'text.tertiary' }} />
      <Typography variant="body2" role="status" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
        This link compares{' '}
        {shown.map(({ id, name }, index) => (
          <Fragment key={id}>
            {joints(shown.length, index)}
            <strong>{name}</strong>
          </Fragment>
        ))}
        . Your own selection is kept.
      </Typography>
      {selected.length < limits.compareFewest ? null : (
        <Button size="small" onClick={() => void navigate(paths.compare(selected.map(({ slug }) => slug)))}>
          Use my selection
        </Button>
      )}
      <IconButton size="small" aria-label="Hide this line" onClick={() => setIsHidden(true)}>
        <Close sx={{ fontSize: 18 }} />
      </IconButton>
    </Paper>
  );
}
