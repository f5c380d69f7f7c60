import { categoryLabel, categoryOf } from '../../../domain/categories';
import { isRatedByVisitors, type Tool } from '../../../domain/tool';
import { countOf, cutText } from '../../../lib/text';
import { coverArrangement } from '../../../ui/coverArrangement';

import { oneTool } from './arrangements';
import { drawableText } from './drawableText';
import { frame } from './frame';
import { palette } from './look';
import type { Picture } from './picture';

const room = { width: 560, height: 260, sizes: [112, 96, 82, 70, 60, 52, 46, 40] };

const star = 'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';

const line = { display: 'flex', alignItems: 'center', gap: 14, marginTop: 26, fontSize: 32 } as const;

/** The rating as on the site: floor(rating) of five stars, the number, the count. */
function ratingLine({ rating, reviewCount }: Tool) {
  return (
    <div style={line}>
      <div style={{ display: 'flex', gap: 4 }}>
        {[1, 2, 3, 4, 5].map((step) => (
          <svg key={step} width={36} height={36} viewBox="0 0 24 24">
            <path d={star} fill={step <= Math.floor(rating) ? palette.star.on : palette.line.strong} />
          </svg>
        ))}
      </div>
      <div style={{ fontWeight: 600 }}>{rating.toFixed(1)}</div>
      <div style={{ color: palette.text.secondary }}>{`(${countOf(reviewCount, 'review', 'reviews')})`}</div>
    </div>
  );
}

/** Returns a tool's share image: name, category, logo, and its rating if visitors gave one. */
export function toolPicture(tool: Tool, host: string): Picture {
  const text = cutText(drawableText(tool.name), 120);
  return {
    heading: { text, room },
    at: (headingSize) =>
      frame({
        tint: coverArrangement(tool.category).tint,
        label: categoryOf(tool.category)?.name ?? categoryLabel(tool.category),
        heading: text,
        headingSize,
        headingWidth: room.width,
        below: isRatedByVisitors(tool) && ratingLine(tool),
        host,
        children: oneTool({ src: tool.logo, name: tool.name }, tool.slug),
      }),
  };
}
