import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { type Tool, toolPlaceholder } from '../../../domain/tool';
import { ToolLogo } from '../../../ui/ToolLogo';

const size = 44;

const Placeholder = styled('img')(({ theme }) => ({
  display: 'block',
  border: `1px solid ${theme.vars.palette.logo.line}`,
  borderRadius: 11,
}));

/** The logo in a column's head; the placeholder image replaces one that fails to load (compare-12). */
export function CompareLogo({ tool: { logo, name } }: { tool: Tool }) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const isMissing = logo === '' || logo === toolPlaceholder || logo === brokenLogo;
  return (
    <span className="logo" onErrorCapture={() => setBrokenLogo(logo)}>
      {isMissing ? (
        <Placeholder src={toolPlaceholder} alt="" width={size} height={size} />
      ) : (
        <ToolLogo src={logo} name={name} size={size} radius={11} />
      )}
    </span>
  );
}
