import type { Tool } from '../../../domain/tool';
import { ScreenshotCarousel } from '../../../ui/ScreenshotCarousel';

import { Section } from './pagePieces';

export function Screenshots({ tool }: { tool: Tool }) {
  return (
    <Section title="Screenshots">
      <ScreenshotCarousel name={tool.name} screenshots={tool.screenshots} />
    </Section>
  );
}
