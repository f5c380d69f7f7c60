import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';

import { EmptyState } from '../../../ui/EmptyState';

/** No tool matches (list-11). */
export function EmptyList({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchOutlined />}
      headingLevel="h2"
      title="No tools found"
      text="Try adjusting your search or filters to find what you're looking for."
      action={<Button onClick={onReset}>Reset all filters</Button>}
    />
  );
}
