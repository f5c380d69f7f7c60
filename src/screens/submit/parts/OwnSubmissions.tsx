import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';

import { selectSubmissions } from '../../../features/submissions/submissionsSlice';
import { FormColumns } from '../../../ui/FormColumns';

import { SubmissionRow } from './SubmissionRow';

/** The visitor's own submissions, newest first; renders nothing when there are none. */
export function OwnSubmissions({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const submissions = useSelector(selectSubmissions);
  if (submissions.length === 0) return null;
  return (
    <FormColumns
      component="section"
      aria-labelledby="own-submissions"
      sx={{ mt: { xs: 10, md: 14 }, pt: { xs: 8, md: 9 }, borderTop: 1, borderColor: 'line.main' }}
    >
      <div>
        <Typography
          ref={headingRef}
          id="own-submissions"
          tabIndex={-1}
          variant="h4"
          component="h2"
          sx={{ borderRadius: 0.5 }}
        >
          Your submissions
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          Kept in this browser.
        </Typography>
      </div>
      <List sx={{ minWidth: 0 }}>
        {submissions.map((submission) => (
          <SubmissionRow key={submission.id} submission={submission} />
        ))}
      </List>
    </FormColumns>
  );
}
