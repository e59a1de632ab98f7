/**
 * Runs in the page, in the place of Google's script: so much of the Maps JavaScript API, by its documentation, as a page of ours uses. It
 * speaks to the hosts that the API speaks to, and makes a style as the API does, which the page's policy has to let in.
 */
export function standInForGoogleMaps(mood: string): void {
  interface Literal {
    lat: number;
    lng: number;
  }
  type Feature = {
    geometry: { type: string; coordinates: number[] | number[][] };
    properties: Record<string, unknown>;
  };
  class LatLng {
    readonly point: Literal;
    constructor(point: Literal) {
      this.point = point;
    }
    lat() {
      return this.point.lat;
    }
    lng() {
      return this.point.lng;
    }
    toJSON() {
      return { ...this.point };
    }
  }

  class MapsRequestError extends Error {
    override readonly name = 'MapsRequestError';
    readonly endpoint: string;
    readonly code: string;
    constructor(endpoint: string, code: string, words: string) {
      super(`${endpoint}: ${code}: ${words}`);
      this.endpoint = endpoint;
      this.code = code;
    }
  }

  async function ask(endpoint: string, url: string, body: object): Promise<Record<string, never>> {
    // A plain text needs no leave beforehand.
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    const json = await answer.json();
    if (json.error) throw new MapsRequestError(endpoint, json.error.status, json.error.message);
    return json;
  }

  /** What is drawn, in a picture whose edges are those of the view. */
  class Data {
    features: Feature[] = [];
    style: (feature: { getProperty(name: string): unknown }) => Record<string, unknown> = () => ({});
    readonly redraw: () => void;
    constructor(redraw: () => void) {
      this.redraw = redraw;
    }
    setStyle(style: typeof this.style) {
      this.style = style;
      this.redraw();
    }
    addGeoJson({ features }: { features: Feature[] }) {
      this.features.push(...features);
      this.redraw();
      return features;
    }
    remove(feature: Feature) {
      this.features = this.features.filter((one) => one !== feature);
      this.redraw();
    }
  }

  class GoogleMap {
    readonly data = new Data(() => this.draw());
    readonly picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    readonly listeners = new Map<string, Set<() => void>>();
    readonly box: HTMLElement;
    center: Literal;
    options: Record<string, unknown>;
    bounds: { north: number; south: number; west: number; east: number } | undefined;

    constructor(box: HTMLElement, options: { center: Literal; zoom: number; colorScheme?: string }) {
      if (mood === 'no-map') throw new Error('the map could not be made');
      this.box = box;
      this.center = options.center;
      this.options = { ...options };
      const style = document.createElement('style');
      style.nonce = document.querySelector<HTMLElement>('style[nonce], link[rel=stylesheet][nonce]')?.nonce ?? '';
      style.textContent =
        '.gm-style { position: absolute; inset: 0; background: rgb(229, 227, 223) } .gm-style.dark { background: rgb(36, 47, 62) } .gm-style svg { inline-size: 100%; block-size: 100% } .gm-legal { position: absolute; inset-block-end: 0; inset-inline-end: 0; padding: 2px 4px; background: rgb(255, 255, 255); color: rgb(32, 33, 36); font-size: 12px }';
      document.head.append(style);
      const view = document.createElement('div');
      view.className = options.colorScheme === 'DARK' ? 'gm-style dark' : 'gm-style';
      view.tabIndex = 0;
      view.setAttribute('role', 'application');
      view.setAttribute('aria-label', 'Map');
      view.addEventListener('keydown', ({ key }) => {
        if (key !== 'ArrowUp') return;
        this.center = { ...this.center, lat: this.center.lat + 0.001 };
        this.tell('center_changed');
      });
      const legal = document.createElement('div');
      legal.className = 'gm-legal';
      legal.textContent = 'Google · Map data ©2026';
      this.picture.setAttribute('aria-hidden', 'true');
      view.append(this.picture, legal);
      box.append(view);
      Object.assign(window, { googleMapOfStandIn: this });
      const { gm_authFailure: refuse } = window as { gm_authFailure?: () => void };
      if (mood === 'refused') setTimeout(() => refuse?.(), 50);
    }
    setOptions(options: object) {
      Object.assign(this.options, options);
    }
    getCenter() {
      return new LatLng(this.center);
    }
    fitBounds(bounds: NonNullable<typeof this.bounds>) {
      this.bounds = bounds;
      this.draw();
      setTimeout(() => this.tell('idle'), 0);
    }
    addListener(name: string, heard: () => void) {
      const all = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, all.add(heard));
      return { remove: () => void all.delete(heard) };
    }
    tell(name: string) {
      for (const heard of this.listeners.get(name) ?? []) heard();
    }
    draw() {
      const { north, south, west, east } = this.bounds ?? {
        north: this.center.lat + 0.01,
        south: this.center.lat - 0.01,
        west: this.center.lng - 0.01,
        east: this.center.lng + 0.01,
      };
      this.picture.setAttribute('viewBox', '-10 -10 120 120');
      const place = ([lng = 0, lat = 0]: number[]) => [
        (100 * (lng - west)) / (east - west),
        (100 * (north - lat)) / (north - south),
      ];
      const shapes = this.data.features.map(({ geometry, properties }) => {
        const look = this.data.style({ getProperty: (name) => properties[name] });
        const isLine = geometry.type === 'LineString';
        const shape = document.createElementNS('http://www.w3.org/2000/svg', isLine ? 'polyline' : 'path');
        shape.setAttribute('data-look', String(properties['look']));
        const icon = (look['icon'] ?? {}) as Record<string, string | number>;
        if (isLine) {
          const points = (geometry.coordinates as number[][]).map((point) => place(point).join(','));
          shape.setAttribute('points', points.join(' '));
          shape.setAttribute('fill', 'none');
          shape.setAttribute('stroke', String(look['strokeColor']));
          shape.setAttribute('stroke-width', String(Number(look['strokeWeight']) / 4));
        } else {
          const [x = 0, y = 0] = place(geometry.coordinates as number[]);
          shape.setAttribute('d', String(icon['path']));
          shape.setAttribute('fill', String(icon['fillColor']));
          shape.setAttribute('transform', `translate(${x} ${y}) scale(${Number(icon['scale']) / 3})`);
        }
        return shape;
      });
      this.picture.replaceChildren(...shapes);
    }
  }

  class Route {
    readonly json: Record<string, never>;
    constructor(json: Record<string, never>) {
      this.json = json;
    }
    get distanceMeters() {
      return this.json['distanceMeters'];
    }
    get durationMillis() {
      return Number.parseFloat(this.json['duration'] ?? '') * 1000;
    }
    get path() {
      return this.json['path'];
    }
    get warnings() {
      return this.json['warnings'];
    }
    get legs() {
      return this.json['legs'];
    }
    static async computeRoutes(request: object) {
      const url = 'https://routes.googleapis.com/directions/v2:computeRoutes';
      const { routes = [] } = (await ask('ROUTES_COMPUTE_ROUTES', url, request)) as { routes?: never[] };
      return { routes: routes.map((one) => new Route(one)) };
    }
  }

  class DirectionsService {
    route(request: object) {
      return ask('DIRECTIONS_ROUTE', 'https://maps.googleapis.com/directions', request);
    }
  }

  class PlaceAutocompleteElement extends HTMLElement {
    placeholder = '';
    description = '';
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const input = document.createElement('input');
      input.setAttribute('aria-label', this.description);
      input.placeholder = this.placeholder;
      const list = document.createElement('div');
      root.append(input, list);
      input.addEventListener('input', () => {
        const url = 'https://places.googleapis.com/v1/places:autocomplete';
        void ask('PLACES_AUTOCOMPLETE', url, { input: input.value }).then(
          ({ suggestions = [] as never[] }) => this.offer(list, suggestions),
          () => this.dispatchEvent(new Event('gmp-error')),
        );
      });
    }
    offer(list: HTMLElement, suggestions: { placeId: string; text: string }[]) {
      const buttons = suggestions.map(({ placeId, text }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.addEventListener('click', () => {
          const fetchFields = async (wish: object) => {
            const place = await ask('PLACES_GET_PLACE', `https://places.googleapis.com/v1/places/${placeId}`, wish);
            return { place: { location: place['location'] ? new LatLng(place['location']) : null } };
          };
          const placePrediction = { text: { text }, toPlace: () => ({ fetchFields }) };
          this.dispatchEvent(Object.assign(new Event('gmp-select'), { placePrediction }));
        });
        return button;
      });
      list.replaceChildren(...buttons);
    }
  }

  const libraries: Record<string, object> = {
    maps: { Map: GoogleMap },
    routes: mood === 'older' ? { DirectionsService } : { Route, DirectionsService },
    places: { PlaceAutocompleteElement },
  };
  const { maps } = (window as unknown as { google: { maps: Record<string, unknown> } }).google;
  if (!customElements.get('gmp-place-autocomplete'))
    customElements.define('gmp-place-autocomplete', PlaceAutocompleteElement);
  maps['importLibrary'] = async (name: string) => libraries[name];
  (maps['__ib__'] as () => void)();
}
