import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Chip,
  createBrandTheme,
  Link,
  List,
  ListItem,
  MultiSelect,
  Pagination,
  Slider,
  Stepper,
  Switch,
  type BrandOptions,
} from '../../index.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.test-support.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: '24px 40px',
  alignItems: 'start',
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

const blue: BrandOptions = { primary: '#0b5fff', secondary: '#12213f', radius: 4 };
const yellow: BrandOptions = { primary: '#ffcc00', secondary: '#3a2b00', success: '#00a86b', radius: 12 };

const purple: BrandOptions = { primary: '#6b2fa0' };

function BrandPage(brand: BrandOptions): ReactElement {
  const { changes } = createBrandTheme(brand);
  return (
    <FoundationPage
      title="Brand"
      lead="`createBrandTheme` takes the colours, font and radius of a brand. Surfaces, lines and texts have a trace of its hue. Tones that are too hard to read or see are replaced by the nearest of their hue that are not."
    >
      <FoundationSection title="At work">
        <Columns>
          <Row>
            <Button variant="contained">Apply</Button>
            <Button>Cancel</Button>
            <Badge count={12}>
              <Button>Filters</Button>
            </Badge>
            <Chip label="State: Texas" color="primary" />
            <Link href="#help">Help center</Link>
          </Row>
          <MultiSelect label="State" options={['Kansas', 'Texas']} defaultValue={['Texas']} fullWidth />
          <Slider label="Share of wallet" defaultValue={40} />
          <Row>
            <Switch label="Closed agencies" defaultChecked />
            <Checkbox label="Personal lines" defaultChecked />
          </Row>
          <Alert severity="success">Search “Texas growth book” saved.</Alert>
          <Stepper activeStep={1} steps={[{ label: 'Filters' }, { label: 'Columns' }, { label: 'Export' }]} />
        </Columns>
        <Pagination total={1248} sx={{ marginTop: '16px' }} />
      </FoundationSection>
      <FoundationSection title="Changed for contrast">
        <List divided>
          {changes.map(({ scheme: place, color, wanted, used, contrast }) => (
            <ListItem key={`${place} ${color}`} end={used} secondary={`${wanted} has ${contrast}:1`}>
              {place}: {color}
            </ListItem>
          ))}
        </List>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: BrandPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'unpictured', dark: true } },
  args: blue,
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A blue that needs no change in the light scheme. */
export const Blue: Story = { parameters: { brand: blue } };

/** A purple, which surfaces, lines and texts have a trace of too. */
export const Purple: Story = { args: purple, parameters: { brand: purple } };

/** A yellow that is too light for text and fills on white. */
export const Yellow: Story = { args: yellow, parameters: { brand: yellow } };
