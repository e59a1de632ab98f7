import type * as english from '../../public/ngos.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoListTexts: Translated<typeof english.ngoListTexts> = {
  title: 'Nuestras ONG colaboradoras',
  lead: 'Organizaciones que ayudan en los desastres. Un administrador de este servicio ha aprobado cada una.',
  find: 'Buscar una ONG',
  search: 'Nombre o ciudad',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  scope: 'Dónde trabajan',
  allScopes: 'En todas partes',
  clear: 'Mostrar todas las ONG',
  found: (count: number) => plural(count, { one: '# ONG', other: '# ONG' }),
  foundMore: (count: number) => plural(count, { other: 'Más de # ONG' }),
  foundKept: (count: number) => plural(count, { one: '# ONG en este teléfono', other: '# ONG en este teléfono' }),
  noneKept: 'Ninguna de las ONG guardadas en este teléfono coincide.',
  noneFound: 'No se encontró ninguna ONG',
  noneFoundBody: 'Pruebe a cambiar la búsqueda o los filtros',
  none: 'Todavía no hay ninguna ONG colaboradora',
  noneBody: 'Una ONG aparece aquí cuando se ha registrado y un administrador la ha aprobado.',
  view: 'Ver perfil',
  viewOf: (name: string) => `Ver perfil: ${name}`,
};

export const ngoCategoryLabels: Translated<typeof english.ngoCategoryLabels> = {
  'Medical Aid': 'Ayuda médica',
  'Food Aid': 'Alimentos',
  'Child Welfare': 'Protección de la infancia',
  Shelter: 'Alojamiento',
  'Humanitarian Aid': 'Ayuda humanitaria',
};

export const ngoScopeLabels: Translated<typeof english.ngoScopeLabels> = {
  Global: 'En todo el mundo',
  Regional: 'En la región',
  Local: 'En la zona',
};

export const ngoStatusLabels: Translated<typeof english.ngoStatusLabels> = {
  approved: 'Aprobada',
  pending: 'Espera aprobación',
  refused: 'No aprobada',
};

export const ngoTexts: Translated<typeof english.ngoTexts> = {
  loading: 'Cargando los datos de la ONG...',
  goBack: 'Volver',
  notFound: 'No se encontró la ONG',
  notFoundBody: 'Puede que ya no sea colaboradora, o que la dirección no sea correcta.',
  notHere: 'Esta ONG no está en este teléfono',
  notHereBody: 'Ahora no se puede llegar al servidor. Inténtelo de nuevo cuando haya red.',
  tryAgain: 'Intentar de nuevo',
  requestAid: 'Pedir ayuda',
  requestAidBody: 'Su solicitud llega a todos los que ayudan aquí, no solo a esta ONG.',
  contact: 'Contacto',
  details: 'Sobre esta organización',
  address: 'Dirección',
  focusAreas: 'Áreas de trabajo',
  area: 'Zona de trabajo',
  areaRound: (km: string, place: string) => `Hasta ${km} desde ${place}`,
  scope: 'Dónde trabaja',
  phone: 'Número de contacto',
  website: 'Sitio web',
  websiteNote: 'Se abre fuera de esta aplicación.',
  picture: 'Imagen',
  registration: 'Número de registro',
  established: 'Fecha de establecimiento',
  establishedNote: 'El día en que se registró en Relief Relay.',
  notAvailable: 'No disponible',
  none: 'N/D',
  backToList: 'Volver a la lista de ONG',
};

export const homeNgoTexts: Translated<typeof english.homeNgoTexts> = {
  title: 'ONG colaboradoras',
  lead: 'Organizaciones que ayudan en los desastres, y cómo contactar con ellas.',
  noneFound: 'Ninguna ONG coincide con esta selección.',
  all: 'Todas las ONG colaboradoras',
};
