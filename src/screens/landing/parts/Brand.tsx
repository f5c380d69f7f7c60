import { paths } from '../../../domain/paths';
import { BrandLink } from '../../../ui/BrandLink';
import { BrandMark } from '../../../ui/BrandMark';

/** Logo and name, linked to the home page. */
export function Brand(props: { 'aria-label'?: string }) {
  return (
    <BrandLink to={paths.home} sx={{ '@media (pointer: coarse)': { minHeight: 44 } }} {...props}>
      <BrandMark />
      AI Toolshelf
    </BrandLink>
  );
}
