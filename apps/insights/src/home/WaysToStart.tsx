import { Button, colors, Paper } from '@agency-insights/ui-kit';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RouterLink } from '../shell/RouterLink.tsx';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Card = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  padding: 20,
  '& > svg': { fontSize: 24, color: colors.accent },
  '& h2': { margin: '12px 0 4px', fontSize: '1rem', fontWeight: 500, lineHeight: 1.5 },
  '& p': { flex: 1, margin: 0, fontSize: '0.875rem', lineHeight: 1.5, color: colors.textMuted },
  '& > a': { alignSelf: 'flex-start', marginTop: 16 },
});

interface Way {
  icon: ReactNode;
  title: string;
  text: string;
}

const ways: Way[] = [
  {
    icon: <SearchOutlined />,
    title: 'Find agencies',
    text: 'Search by name, by state, city and size, or by the policies they write: line, product, carrier, industry, date and premium.',
  },
  {
    icon: <BookmarkBorderOutlined />,
    title: 'Keep searches',
    text: 'Save filters under a name, come back to them, or send a colleague the address of what you see.',
  },
  {
    icon: <FileDownloadOutlined />,
    title: 'Take results away',
    text: 'Export what you found as a spreadsheet, with the filters on a second sheet.',
  },
];

/** What can be done here, for somebody who is here for the first time. */
export function WaysToStart() {
  return (
    <Cards aria-label="What you can do here">
      {ways.map(({ icon, title, text }, index) => (
        <li key={title}>
          <Card>
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
            {index === 0 && (
              <Button variant="contained" component={RouterLink} href="/marketing/agencies">
                Find agencies
              </Button>
            )}
          </Card>
        </li>
      ))}
    </Cards>
  );
}
