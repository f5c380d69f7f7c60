import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { ScreenshotCarousel } from '../../../ui/ScreenshotCarousel';

import { ScreenshotScene } from './ScreenshotScene';
import { Section } from './Section';

/** The screenshot carousel, or a scene when there are no screenshots (tool-21). */
export function Screenshots({ tool, isComplete }: { tool: Tool; isComplete: boolean }) {
  if (tool.screenshots.length === 0) {
    return (
      <Section title="Screenshots">
        <ScreenshotScene tool={tool} isComplete={isComplete} />
      </Section>
    );
  }
  // A div, not a labelled section: the carousel inside is the region with this name.
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        Screenshots
      </Typography>
      <ScreenshotCarousel name={tool.name} screenshots={tool.screenshots} />
    </div>
  );
}
