import Chip from '@mui/material/Chip';
import { memo } from 'react';

import { categoryLabel } from '../../../domain/categories';
import type { Submission } from '../../../domain/submission';
import { formatDate } from '../../../lib/dates';

import { Row } from './submit.styles';

/** A submission: name, category, date and description. */
export const SubmissionRow = memo(function SubmissionRow({ submission }: { submission: Submission }) {
  const { name, category, submittedAt, description } = submission;
  return (
    <Row>
      <div>
        <h3>{name}</h3>
        <Chip color="warning" label="User submitted" />
      </div>
      <small>
        {category !== '' && `${categoryLabel(category)} · `}
        {formatDate(submittedAt)}
      </small>
      {description !== '' && <p title={description}>{description}</p>}
    </Row>
  );
});
