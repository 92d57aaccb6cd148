var cityArray = [];
cityArray[0] = ["东京市","东京"];
cityArray[1] = ["上川市","上川"];
cityArray[2] = ["下川市","下川"];
cityArray[3] = ["甲山省","石谷|邯谷|邢谷|保谷|张谷"];
cityArray[4] = ["乙山省","太岭|大岭|阳岭|长岭"];
