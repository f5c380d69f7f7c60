import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { ScreenshotCarousel } from '../../../ui/ScreenshotCarousel';

/** The carousel is the region of this name; the heading beside it makes none of its own. */
export function Screenshots({ tool }: { tool: Tool }) {
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        Screenshots
      </Typography>
      <ScreenshotCarousel name={tool.name} screenshots={tool.screenshots} />
    </div>
  );
}
