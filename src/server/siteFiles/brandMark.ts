interface MarkOptions {
  /** Radius of the tile's corners, in units of its 32 grid. */
  radius?: number;
  /** Scale of the letters on the tile; below 1 for a safe zone. */
  scale?: number;
}

/** Returns the product's logo as SVG text, drawn on a 32-unit grid. */
export function brandMark({ radius = 8, scale = 1 }: MarkOptions = {}): string {
  const shift = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
<rect width="32" height="32" rx="${radius}" fill="#4f46e5"/>
<g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M7.5 19.5 12.25 8.5 17 19.5M23.5 8.5v11" stroke="#fff"/>
<path d="M6 25h20" stroke="#c7caff"/>
</g>
</svg>`;
}

/** Returns an SVG image as a data URL. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
