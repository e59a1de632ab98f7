import type * as english from '../../guide/first-aid.ts';
import type { Translated } from '../../texts.ts';

export const firstAid: Translated<typeof english.firstAid> = {
  title: 'Primeros auxilios',
  lead: 'Primero, su propia seguridad. Luego, llame para pedir ayuda. Después, ayude a la persona.',
  words:
    'herido herida heridos lesión lesionado lastimado emergencia médica médico doctor accidente ambulancia ayuda socorro',
  sections: {
    check: {
      title: 'Antes que nada',
      words: 'peligro seguro seguridad revisar evaluar inconsciente desmayado',
      steps: [
        'Vea si hay peligro antes de acercarse: fuego, gas, tráfico, electricidad, agua en movimiento, cosas que caen.',
        'Si no es seguro, no se acerque y llame al número de emergencias.',
        'Hable a la persona y sacúdale los hombros con suavidad. Si no responde, grite para pedir ayuda.',
        'Inclínele la cabeza hacia atrás y mire si respira, hasta 10 segundos. Boquear o dar bocanadas sueltas no es respirar.',
        'Si la persona no respira con normalidad, empiece la RCP. Si respira pero no responde, póngala en posición lateral de seguridad.',
        'Si sale mucha sangre, detenga primero el sangrado.',
      ],
    },
    call: {
      title: 'Llamar para pedir ayuda',
      words: 'teléfono llamada celular móvil ambulancia número emergencias',
      steps: [
        'Llame al número de emergencias o pida a una persona que lo haga. Active el altavoz y siga ayudando.',
        'Diga dónde está: lugar, calle, algo que se vea desde lejos.',
        'Diga qué pasó, cuántas personas están heridas y qué peligro hay.',
        'Responda a las preguntas. Deje que la otra persona termine la llamada.',
        'Sin señal, pruebe con un mensaje de texto o envíe a alguien.',
      ],
    },
    cpr: {
      title: 'No respira: adulto',
      words:
        'respirar RCP reanimación resucitación infarto ataque corazón cardíaco paro cardiorrespiratorio masaje compresiones pecho ' +
        'pulso DEA desfibrilador boca a boca',
      steps: [
        'Llame al número de emergencias con el altavoz activado. Envíe a alguien a buscar un desfibrilador (DEA).',
        'Acueste a la persona boca arriba sobre algo plano y arrodíllese junto a su pecho.',
        'Ponga el talón de una mano en el centro del pecho y la otra mano encima. Mantenga los brazos rectos.',
        'Hunda el pecho de 5 a 6 cm, de 100 a 120 veces por minuto. Deje que suba del todo cada vez.',
        'Si aprendió a hacerlo y quiere, dé 2 respiraciones después de cada 30 compresiones. Si no, comprima sin parar.',
        'Para una respiración: incline la cabeza hacia atrás, levante el mentón, cierre la nariz y sople 1 segundo hasta que el pecho suba.',
        'Use el DEA en cuanto llegue y haga lo que el aparato diga.',
        'Túrnese con otra persona cada 2 minutos. Siga hasta que la persona respire o la ayuda le releve.',
      ],
    },
    'cpr-child': {
      title: 'No respira: niño o bebé',
      words:
        'respirar RCP reanimación resucitación niña hijo hija lactante recién nacido compresiones pecho boca a boca',
      steps: [
        'Llame con el altavoz activado mientras empieza. A solas y sin teléfono, haga RCP 1 minuto y después busque ayuda.',
        'Dé primero 5 respiraciones. A un niño inclínele un poco la cabeza hacia atrás; a un bebé déjesela recta. Levante el mentón.',
        'Cubra con su boca la boca; en un bebé, la boca y la nariz. Sople con suavidad hasta que el pecho suba.',
        'Luego siga con 30 compresiones y 2 respiraciones, una y otra vez.',
        'Niño: comprima con una o dos manos en el centro del pecho, unos 5 cm de profundidad.',
        'Bebé: rodee el pecho con ambas manos y comprima con los dos pulgares, o use el talón de una mano; unos 4 cm de profundidad.',
        'Comprima de 100 a 120 veces por minuto, hasta un tercio de la profundidad del pecho. Deje que suba del todo cada vez.',
      ],
    },
    recovery: {
      title: 'No responde, pero respira',
      words:
        'inconsciente posición lateral seguridad recuperación desmayo desmayado desmayó desvanecido desmayada conocimiento',
      steps: [
        'Arrodíllese junto a la persona. Ponga hacia un lado el brazo que está más cerca de usted.',
        'Lleve la mano más lejana a la mejilla más cercana a usted y sosténgala allí. Doble hacia arriba la rodilla más lejana.',
        'Tire de esa rodilla hacia usted para que la persona gire y quede de lado.',
        'Inclínele la cabeza hacia atrás para que la boca quede abierta y mire hacia abajo.',
        'Vigile la respiración hasta que llegue ayuda. Si deja de respirar, empiece la RCP.',
      ],
    },
    bleeding: {
      title: 'Sangrado grave',
      words: 'sangre sangra sangrando sangrar hemorragia desangra corte cortada herida torniquete',
      steps: [
        'Presione fuerte la herida de inmediato, con una tela o con la mano. Use guantes o una bolsa limpia si puede.',
        'Siga presionando al menos 10 minutos sin mirar. Si la sangre traspasa, agregue tela y presione más fuerte.',
        'Acueste a la persona, abríguela y llame al número de emergencias.',
        'Si hay algo clavado en la herida, no lo saque. Presione a los lados.',
        'Cuando el sangrado disminuya, vende la herida con firmeza.',
        'Si un brazo o una pierna aún sangra mucho, ate un torniquete entre la herida y el tronco, a una distancia de 5 a 7 cm de la herida, no en una articulación.',
        'Apriete el torniquete hasta que el sangrado pare. Anote la hora. No lo afloje.',
      ],
    },
    choking: {
      title: 'Atragantamiento',
      words:
        'atragantado atraganta atragantó atragantarse atorado atora atoró ahogo ahoga ahogando asfixia asfixiando tragó ' +
        'garganta heimlich vía aérea obstrucción respirar respira niño niña bebé hijo hija',
      steps: [
        'Si la persona puede hablar o toser, dígale que siga tosiendo.',
        'Si la persona no puede hablar ni toser, inclínela hacia adelante y dele golpes firmes entre los omóplatos, hasta 5 veces.',
        'Si los golpes no sirven, póngase detrás, ponga un puño por encima del ombligo de la persona y tire fuerte hacia dentro y arriba, hasta 5 veces.',
        'Siga con 5 golpes y 5 tirones hasta que salga lo que la ahoga. Haga que alguien llame para pedir ayuda.',
        'Si la persona está embarazada o es muy corpulenta, presione en el centro del pecho, no en el vientre.',
        'Bebé de menos de 1 año: 5 golpes en la espalda, boca abajo y cabeza baja; luego 5 compresiones en el centro del pecho. Repita.',
        'Si la persona deja de responder, empiece la RCP.',
      ],
    },
    'chest-pain': {
      title: 'Dolor de pecho',
      words: 'infarto ataque corazón cardíaco angina opresión presión aprieta duele',
      steps: [
        'Dolor u opresión en el pecho, con sudor, náuseas o falta de aire, o dolor en brazo, mandíbula o espalda, puede ser un infarto.',
        'Llame de inmediato al número de emergencias. No espere a que pase el dolor.',
        'Siente a la persona con la espalda apoyada y las rodillas dobladas, y deje que descanse. Afloje la ropa apretada.',
        'Si un adulto con dolor de pecho está bien despierto y puede tomar aspirina, dele de 150 a 300 mg para masticar.',
        'No dé aspirina si hay alergia a ella, sangrado o una lesión, o si un médico la prohibió.',
        'Ayude a la persona a tomar su propia medicina del corazón. No la deje a solas.',
        'Si la persona deja de responder y no respira con normalidad, empiece la RCP. Envíe a alguien a buscar un desfibrilador (DEA).',
      ],
    },
    stroke: {
      title: 'Derrame cerebral (ictus)',
      words: 'ACV embolia apoplejía cerebro infarto parálisis paralizado cara torcida chueca brazo dormido habla',
      steps: [
        'Pida a la persona que sonría. Si un lado de la cara se le cae, puede ser un derrame cerebral.',
        'Pida a la persona que levante los dos brazos. Si uno se le cae o está dormido, puede ser un derrame cerebral.',
        'Pida a la persona que diga una frase. Si no se entiende o suena rara, puede ser un derrame cerebral.',
        'Con una sola señal de derrame cerebral, llame de inmediato al número de emergencias, aunque la señal desaparezca.',
        'Anote a qué hora empezaron las señales y dígalo a los médicos.',
        'En un derrame cerebral, no dé comida, bebida ni medicinas, tampoco aspirina.',
        'Si la persona respira pero no responde, póngala en posición lateral de seguridad. Si deja de respirar, empiece la RCP.',
      ],
    },
    poisoning: {
      title: 'Intoxicación',
      words:
        'envenenamiento envenenado intoxicado veneno tragó tomó bebió lejía lavandina detergente queroseno gasolina pesticida plaguicida pastillas sobredosis drogas gas monóxido carbono',
      steps: [
        'Llame de inmediato al número de emergencias o a un centro de toxicología, aunque la persona se sienta bien.',
        'No haga vomitar a la persona. No le dé comida ni bebida, salvo que lo indique el centro de toxicología.',
        'Guarde el envase y lo que quede. Diga qué fue, cuánto y cuándo.',
        'Enjuague el veneno de la piel o los ojos con mucha agua corriente al menos 20 minutos. Póngase guantes y quite la ropa que haya tocado.',
        'Si hay gas, entre solo si es seguro. Lleve a la persona al aire libre.',
        'Si la persona respira pero no responde, póngala en posición lateral de seguridad.',
        'Si deja de respirar, empiece la RCP. Si hay veneno en la boca, no dé respiraciones.',
      ],
    },
    burns: {
      title: 'Quemaduras',
      words:
        'quemado quemada quemé quemó quemar quemarse escaldado escaldadura caliente hirviendo fuego piel ampolla químico ácido',
      steps: [
        'Enfríe la quemadura de inmediato con agua corriente fresca durante 20 minutos. Abrigue el resto del cuerpo.',
        'Quite la ropa y las joyas cercanas a la quemadura, pero deje lo que esté pegado a la piel.',
        'Cubra la quemadura sin apretar con plástico de cocina transparente o con una tela limpia y lisa.',
        'Enjuague un producto químico con mucha agua corriente al menos 20 minutos. Si es polvo seco, quítelo antes con un cepillo.',
        'Busque atención médica si la quemadura es más grande que la mano, es profunda o está en cara, manos, pies o ingle, y siempre en niños.',
        'No ponga hielo, mantequilla, aceite ni pasta de dientes en la quemadura. No reviente las ampollas.',
      ],
    },
    'electric-shock': {
      title: 'Descarga eléctrica',
      words: 'electrocutado electrocución electricidad corriente calambre choque cable enchufe',
      steps: [
        'No toque a la persona mientras haya corriente. Corte primero la electricidad en la llave general o desenchufe el aparato.',
        'Si no puede cortar la corriente, no se acerque y llame al número de emergencias.',
        'Quédese muy lejos de cables eléctricos caídos y del agua que toquen. Aleje también a los demás.',
        'Ya sin corriente, vea si la persona responde y respira.',
        'Si la persona no respira con normalidad, empiece la RCP. Use el DEA en cuanto llegue.',
        'Ya sin corriente, enfríe las quemaduras con agua corriente fresca durante 20 minutos. Busque otra donde salió la corriente.',
        'Lleve al médico a toda persona que recibió una descarga eléctrica, aunque se sienta bien.',
      ],
    },
    fracture: {
      title: 'Huesos rotos',
      words:
        'fractura fracturas fracturado hueso roto quebrado quebró rompió esguince torcedura tobillo férula tablilla brazo ' +
        'pierna columna cuello espalda',
      steps: [
        'Mantenga quieto el brazo o la pierna, en la posición en que está. Sosténgalo con las manos o con algo blando.',
        'Cubra una herida abierta con una tela limpia. No empuje el hueso hacia dentro.',
        'Enfríe la hinchazón con algo frío envuelto en tela, durante 20 minutos como máximo.',
        'Si debe mover a la persona, ate el brazo o la pierna a algo recto, con relleno blando, por encima y por debajo de la rotura.',
        'Afloje la venda si los dedos de la mano o del pie se ponen azules, fríos o dormidos.',
        'Si duele el cuello o la espalda, o hay brazos o piernas dormidos, deje quietos la cabeza y el cuerpo y espere ayuda.',
      ],
    },
    shock: {
      title: 'Estado de shock',
      words: 'choque conmoción pálido pálida fría sudor sudando débil debilidad desmayo mareo mareado colapso',
      steps: [
        'Después de una herida o pérdida de sangre, observe si hay piel pálida, fría y húmeda, respiración rápida, debilidad o confusión.',
        'Llame al número de emergencias y detenga el sangrado, si lo hay.',
        'Acueste a la persona boca arriba. Levántele las piernas si piernas, caderas y espalda no están heridas.',
        'Abrigue a la persona con una manta por debajo y otra por encima.',
        'No le dé comida ni bebida. Vigile la respiración.',
      ],
    },
    crush: {
      title: 'Persona atrapada bajo un peso',
      words: 'aplastado aplastada aplastamiento aplastó escombros enterrado sepultado soterrado derrumbe atrapado',
      steps: [
        'Llame para pedir ayuda. Diga desde cuándo está atrapada la persona.',
        'En los primeros 15 minutos, quite el peso si puede hacerlo sin peligro.',
        'Si pasaron más de 15 minutos, no quite el peso: déjelo al equipo de rescate o haga lo que le diga el servicio de emergencias.',
        'Detenga el sangrado, abrigue a la persona y háblele.',
        'Vigile la respiración y prepárese para empezar la RCP.',
      ],
    },
    drowning: {
      title: 'Ahogamiento en el agua',
      words: 'ahogado ahogada ahogo ahoga ahogando ahogarse ahogó agua nadar rescate hundió',
      steps: [
        'No entre en el agua. Tienda a la persona un palo o una cuerda, o láncele algo que flote.',
        'Ya fuera del agua, vea si la persona responde y respira.',
        'Si la persona no respira con normalidad, dé primero 5 respiraciones. Luego siga con 30 compresiones y 2 respiraciones.',
        'Si no puede dar respiraciones, comprima el pecho sin parar.',
        'Si la persona respira pero no responde, póngala en posición lateral de seguridad. Quítele la ropa mojada y abríguela.',
        'Lleve al médico a toda persona que estuvo a punto de ahogarse, aunque se sienta bien.',
      ],
    },
    cold: {
      title: 'Demasiado frío',
      words: 'hipotermia helado congelado congelamiento congelación tiritar tirita temblando escalofríos mojado nieve',
      steps: [
        'Observe si hay temblores, torpeza, habla lenta o confusión. Es más grave cuando los temblores paran.',
        'Lleve a la persona a un lugar seco y sin viento. Quítele la ropa mojada.',
        'Envuelva el cuerpo y la cabeza en mantas secas, también por debajo, contra el suelo. Dele calor con su cuerpo.',
        'Si la persona está bien despierta, dele bebidas dulces y calientes y comida, pero no alcohol.',
        'Pida ayuda si la persona está confundida, tiene sueño o ya no tiembla. Muévala con suavidad.',
        'No frote la piel y no use agua caliente.',
      ],
    },
    heat: {
      title: 'Demasiado calor',
      words: 'golpe calor insolación insolado agotamiento acalorado deshidratación deshidratado sol',
      steps: [
        'Si la persona está muy caliente y además confundida, se tambalea o no responde, es golpe de calor: llame al número de emergencias.',
        'Lleve a la persona a la sombra y quítele la ropa que sobre.',
        'Enfríe de inmediato el golpe de calor: meta el cuerpo en agua fría hasta el cuello, o manténgalo mojado y dele aire.',
        'Si la persona está bien despierta, dele agua o suero oral a sorbos pequeños.',
        'Cansancio, mareo, sudor o calambres son agotamiento por calor: descanse a la sombra, refrésquese y beba.',
        'Pida ayuda si la persona no mejora después de 30 minutos.',
      ],
    },
    wounds: {
      title: 'Heridas pequeñas',
      words:
        'corte cortada rasguño raspón arañazo infección infectada tétanos rabia curita tirita bandita limpiar mordida perro',
      steps: [
        'Lávese las manos. Enjuague la herida con mucha agua limpia.',
        'Presione hasta que el sangrado pare; después cubra la herida con una venda limpia y seca.',
        'Cambie la venda cuando esté mojada o sucia.',
        'Por mordeduras y heridas profundas o sucias, acuda al personal de salud: quizá necesite protección contra el tétanos o la rabia.',
        'Busque atención médica si la herida se pone roja, caliente e hinchada, si tiene pus o si a usted le da fiebre.',
      ],
    },
    snake: {
      title: 'Mordedura de serpiente',
      words: 'mordida mordió picadura picó serpientes víbora culebra cascabel coral veneno envenenamiento',
      steps: [
        'Aléjese de la serpiente. No la atrape ni la mate.',
        'Acuéstese y no mueva el brazo o la pierna que recibió la mordedura. Átelo a una tablilla, pero sin apretar.',
        'Quite anillos, zapatos y todo lo que apriete cerca de la mordedura.',
        'Vaya a un hospital lo más rápido posible. Deje que otros le lleven en brazos o en camilla.',
        'Si la persona vomita o no responde, acuéstela sobre el lado izquierdo y vigile la respiración.',
        'No corte, no chupe, no queme ni enfríe la mordedura. No le ate nada apretado y no use hierbas.',
      ],
    },
    diarrhoea: {
      title: 'Diarrea',
      words:
        'diarreas chorro soltura deshidratación deshidratado SRO suero oral casero vida sales rehidratación electrolitos azúcar sal ' +
        'cólera vómito vómitos vomita estómago barriga panza',
      steps: [
        'Empiece a beber de inmediato: sales de rehidratación oral (SRO) en la cantidad de agua segura que indica el sobre.',
        'Sin sobre, mezcle 6 cucharaditas rasas de azúcar y media cucharadita rasa de sal en 1 litro de agua segura.',
        'Mida con exactitud. Tire la bebida si sabe más salada que las lágrimas.',
        'Después de cada deposición líquida, dé a menores de 2 años de 50 a 100 ml y a niños más grandes de 100 a 200 ml. Los adultos beben cuanto quieran.',
        'Después de un vómito, espere 10 minutos. Luego dé una cucharada cada 2 o 3 minutos.',
        'Siga dando pecho y comida. Después de 24 horas, prepare una bebida nueva.',
        'Pida al personal de salud zinc para los niños.',
        'Acuda de inmediato al personal de salud si hay sangre en las heces, ojos hundidos, mucha debilidad, no orina o no logra beber.',
      ],
    },
    birth: {
      title: 'Un bebé está por nacer',
      words:
        'parto nacimiento nacer parir dar luz embarazada contracciones rompió fuente partera comadrona cordón placenta',
      steps: [
        'Llame al número de emergencias y a una partera, y haga lo que le digan.',
        'Busque un lugar cálido y privado. Deje que la madre se siente, se arrodille o se acueste como quiera.',
        'Lávese las manos con jabón y prepare telas limpias y secas.',
        'Sostenga la cabeza del bebé cuando salga. Nunca tire de él ni presione el vientre.',
        'Seque al bebé de inmediato y póngalo sobre el pecho de la madre, piel con piel. Cubra a los dos, también la cabeza del bebé.',
        'Si el bebé no respira, frótele la espalda con una tela seca. Si no sirve, empiece la RCP para bebés.',
        'No corte el cordón ni tire de él. Deje que la placenta salga por sí misma y déjela junto al bebé.',
        'Mucha sangre después del parto es un peligro: llame otra vez. Cuando haya salido la placenta, frote fuerte el vientre por debajo del ombligo.',
      ],
    },
    mind: {
      title: 'Miedo y tristeza',
      words:
        'pánico estrés ansiedad angustia nervios trauma triste tristeza llora llanto duelo susto mental psicológico calma',
      steps: [
        'Lleve a la persona a un lugar seguro y tranquilo. Hable con calma y diga quién es usted.',
        'Escuche. No presione a nadie para que cuente lo que pasó.',
        'Pregunte qué necesita ahora: agua, una manta, noticias de la familia. Ayude a conseguirlo.',
        'Si alguien entra en pánico, respiren juntos despacio. Pregúntele qué ve y qué oye aquí.',
        'No deje a solas a nadie que hable de quitarse la vida. Busque ayuda.',
      ],
    },
    suicide: {
      title: 'Pensamientos de suicidio',
      words:
        'suicida suicidarse suicidar matarme morir morirme quitarme vida vivir desesperado deprimido autolesión crisis línea ayuda',
      steps: [
        'Su vida importa y no tiene que pasar por esto a solas. Con ayuda, este dolor puede aliviarse.',
        'Si usted tiene esos pensamientos, hable ahora con alguien: una persona de confianza, una línea de crisis o un médico.',
        'Si teme por alguien, pregunte directamente: «¿Está pensando en el suicidio?». Preguntar no le da la idea.',
        'Escuche con calma y sin juzgar. No prometa guardar el secreto.',
        'No deje a la persona a solas. Ponga fuera de su alcance lo que pueda hacerle daño.',
        'Si hay una vida en peligro ahora, llame al número de emergencias o vayan juntos a un hospital.',
        'Ayude a encontrar personal de salud y pregunte otra vez en los días siguientes cómo está.',
      ],
    },
  },
};
