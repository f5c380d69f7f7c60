import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { ScreenshotCarousel } from '../../../ui/ScreenshotCarousel';

/** A div, not a labelled section: the carousel inside is the region with this name. */
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
