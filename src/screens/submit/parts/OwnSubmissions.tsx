import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';

import { selectSubmissions } from '../../../features/submissions/submissionsSlice';

import { Own } from './submit.styles';
import { SubmissionRow } from './SubmissionRow';

/** The visitor's own submissions, newest first; renders nothing without one. */
export function OwnSubmissions({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const submissions = useSelector(selectSubmissions);
  if (submissions.length === 0) return null;
  return (
    <Own aria-labelledby="own-submissions">
      <div>
        <Typography ref={headingRef} id="own-submissions" tabIndex={-1} variant="h4" component="h2">
          Your submissions
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          Kept in this browser.
        </Typography>
      </div>
      <ul>
        {submissions.map((submission) => (
          <SubmissionRow key={submission.id} submission={submission} />
        ))}
      </ul>
    </Own>
  );
}
