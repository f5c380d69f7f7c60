import { paths } from '../../../domain/paths';
import { BrandLink } from '../../../ui/BrandLink';
import { BrandMark } from '../../../ui/BrandMark';
import { oneLine } from '../../../ui/textCuts';

/** Logo and name, linked to the home page. */
export function Brand(props: { 'aria-label'?: string }) {
  return (
    <BrandLink
      to={paths.home}
      sx={{
        minWidth: 0,
        '& > svg': { flex: 'none' },
        '& > span': oneLine,
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
      {...props}
    >
      <BrandMark />
      <span>AI Toolshelf</span>
    </BrandLink>
  );
}
