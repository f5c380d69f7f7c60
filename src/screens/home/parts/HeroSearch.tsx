import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';

import { listingUrl } from '../../../domain/listingUrl';
import { popularTasks } from '../../../domain/popularTasks';
import { SearchBox } from '../../../ui/SearchBox';
import { SiteLink } from '../../../ui/SiteLink';

/** A search for tools, with a few example tasks (home-12). */
export function HeroSearch() {
  const navigate = useNavigate();
  return (
    <Stack sx={{ gap: 3.5, mt: 7, maxWidth: 560 }}>
      <SearchBox
        label="What do you want to do?"
        value=""
        onSearch={(search) => {
          if (search !== '') void navigate(listingUrl({ search }));
        }}
        isLarge
      />
      {popularTasks.length === 0 ? null : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {popularTasks.slice(0, 4).map(({ label, search }) => (
            <Button key={label} component={SiteLink} to={listingUrl({ search })} size="small">
              {label}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
