import type * as english from '../../guide/water-food.ts';
import type { Translated } from '../../texts.ts';

export const waterFood: Translated<typeof english.waterFood> = {
  title: 'Agua, comida e higiene',
  lead: 'Después de un desastre, trate toda el agua que beba y lávese las manos con jabón.',
  words:
    'potable potabilizar limpia segura sed saneamiento enfermedad enfermedades cólera purificar desinfectar alimentos',
  sections: {
    water: {
      title: 'Qué agua es segura',
      steps: [
        'Beba agua embotellada o tratada. Úsela también para lavarse los dientes, lavar alimentos, hacer hielo y preparar leche de bebé.',
        'Nunca beba agua con combustible o productos químicos, ni siquiera hervida. Hervir y poner cloro no sirven.',
        'Aclare antes el agua turbia: deje que se asiente y luego pásela por una tela limpia.',
        'Hierva el agua si puede. Si no puede, use cloro.',
        'Si no puede hervir ni tiene cloro, llene de agua clara botellas de plástico transparente. Déjelas 6 horas a pleno sol, o 2 días con nubes.',
      ],
    },
    boil: {
      title: 'Hervir agua',
      words: 'hervir hervida hierve hervor cocer cocinar',
      steps: [
        'Caliente el agua hasta que hierva a borbotones, con burbujas grandes, y déjela hervir así 1 minuto.',
        'A más de 2000 metros de altitud, hierva el agua 3 minutos.',
        'Deje enfriar el agua con la tapa puesta. Guárdela en un recipiente limpio y cerrado.',
      ],
    },
    chlorine: {
      title: 'Cloro',
      words:
        'lejía lavandina blanqueador hipoclorito límpido clorar desinfectar gotas pastillas purificar purificación potabilizar',
      steps: [
        'Use solo cloro doméstico simple (lejía, lavandina), sin perfume, color ni detergente. Lea en la etiqueta su concentración.',
        'Con cloro (lejía) del 5 al 9 %, ponga 2 gotas en cada litro de agua clara, o 4 gotas si está turbia o muy fría.',
        'Con cloro (lejía) del 1 %, ponga 10 gotas en cada litro de agua clara, o 20 gotas si está turbia o muy fría.',
        'Después de poner el cloro, revuelva y espere 30 minutos antes de beber.',
        'El agua debe oler un poco a cloro. Si no huele, agregue otra vez la misma cantidad y espere 15 minutos más.',
        'Con pastillas para purificar agua, haga lo que indica el envase.',
        'Hierva el agua donde pueda haber parásitos. El cloro no los mata a todos.',
      ],
    },
    store: {
      title: 'Conservar agua',
      words: 'guardar almacenar recipiente bidón garrafón tanque balde cubeta',
      steps: [
        'Conserve el agua tratada en un recipiente limpio con tapa y con boca estrecha o grifo.',
        'Sirva el agua vertiéndola. Nunca meta en ella las manos ni tazas.',
        'Calcule 4 litros al día por persona para beber y cocinar, y más con calor, para los enfermos y para las madres que dan el pecho.',
      ],
    },
    food: {
      title: 'Comida',
      words:
        'comer alimentos refrigerador nevera heladera frigorífico congelador podrida echada a perder latas conservas intoxicación',
      steps: [
        'Tire los alimentos que hayan tocado agua de inundación, químicos o humo. Las latas selladas son seguras después de lavarlas.',
        'Deje cerrado el refrigerador. Sin electricidad, mantiene fría la comida 4 horas; un congelador lleno, 48 horas.',
        'Tire la carne, la leche, los huevos y la comida cocinada que hayan estado a más de 5 °C durante más de 2 horas.',
        'Cocine bien la comida y cómala caliente. Mantenga separados los alimentos crudos y los cocinados.',
        'Nunca pruebe la comida para saber si está buena. Si tiene duda, tírela.',
        'Dé el pecho a los bebés. La leche materna es segura, también cuando la madre tiene hambre o miedo.',
      ],
    },
    hygiene: {
      title: 'Higiene',
      words: 'lavar manos jabón baño inodoro letrina mosquito mosquitos zancudo zancudos dengue limpiar limpieza aseo',
      steps: [
        'Lávese las manos con jabón 20 segundos: antes de cocinar, comer o dar de comer a un niño, y después de ir al baño.',
        'Si no tiene jabón, use ceniza limpia o gel para manos con 60 % de alcohol o más.',
        'Use un baño o una letrina. Si no hay, entierre las heces, al menos a 30 metros de cualquier fuente de agua.',
        'Vacíe todo lo que tenga agua estancada y duerma bajo un mosquitero.',
        'Nunca toque animales muertos ni basura sucia sin guantes.',
      ],
    },
  },
};
