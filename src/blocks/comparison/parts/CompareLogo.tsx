import Box from '@mui/material/Box';
import { useState } from 'react';

import { type Tool, toolPlaceholder } from '../../../domain/tool';
import { ToolLogo } from '../../../ui/ToolLogo';

const size = 44;

/** The logo in a column's header, or the placeholder image if it fails to load (compare-12). */
export function CompareLogo({ tool: { logo, name, category } }: { tool: Tool }) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const isMissing = logo === '' || logo === toolPlaceholder || logo === brokenLogo;
  return (
    <Box sx={{ height: size }} onErrorCapture={() => setBrokenLogo(logo)}>
      {isMissing ? (
        <Box
          component="img"
          src={toolPlaceholder}
          alt=""
          width={size}
          height={size}
          sx={{ display: 'block', border: 1, borderColor: 'logo.line', borderRadius: '11px' }}
        />
      ) : (
        <ToolLogo src={logo} name={name} category={category} size={size} radius={11} />
      )}
    </Box>
  );
}
