import Box from '@mui/material/Box';

import { type Tool, toolPlaceholder } from '../../../domain/tool';
import { ToolLogo } from '../../../ui/ToolLogo';

const size = 44;

/** The logo in a column's header, or the placeholder image if it fails to load (compare-12). */
export function CompareLogo({ tool }: { tool: Tool }) {
  const placeholder = (
    <Box
      component="img"
      src={toolPlaceholder}
      alt=""
      width={size}
      height={size}
      sx={{ display: 'block', border: 1, borderColor: 'logo.line', borderRadius: '11px' }}
    />
  );
  return (
    <Box sx={{ height: size }}>
      <ToolLogo tool={tool} size={size} radius={11} placeholder={placeholder} />
    </Box>
  );
}
