import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { categoryLabel } from '../../../domain/categories';
import type { Submission } from '../../../domain/submission';
import { formatDate } from '../../../lib/dates';
import { clamped } from '../../../ui/textCuts';
import { styled } from '../../../ui/theme/styled';

const Row = styled(ListItem)(({ theme }) => ({
  display: 'block',
  padding: '16px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '&:first-of-type': { paddingTop: 0 },
}));

const Description = styled(Typography)(({ theme }) => ({
  ...clamped(2),
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
}));

/** A submission: name, category, date and description. */
export const SubmissionRow = memo(function SubmissionRow({ submission }: { submission: Submission }) {
  const { name, category, submittedAt, description } = submission;
  return (
    <Row>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <Typography variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip color="warning" label="User submitted" />
      </Stack>
      <Typography
        variant="caption"
        component="small"
        sx={{ display: 'block', mt: 0.5, color: 'text.tertiary' }}
      >
        {category !== '' && `${categoryLabel(category)} · `}
        {formatDate(submittedAt)}
      </Typography>
      {description !== '' && (
        <Description variant="body2" title={description}>
          {description}
        </Description>
      )}
    </Row>
  );
});
