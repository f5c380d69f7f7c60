import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { paths } from '../../../domain/paths';
import { EmptyState } from '../../../ui/EmptyState';
import { SiteLink } from '../../../ui/SiteLink';

export function NothingToCompare() {
  return (
    <Box sx={{ mt: 5 }}>
      <EmptyState
        icon={<CompareArrowsOutlined />}
        headingLevel="h1"
        title="No Tools to Compare"
        text="Please select at least two tools to compare from our tools collection."
        action={
          <Button component={SiteLink} to={paths.tools}>
            Browse Tools
          </Button>
        }
      />
    </Box>
  );
}
